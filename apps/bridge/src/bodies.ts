import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import type { BridgeErrorBody } from '@lifeline/wire';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { bounded, tooLarge } from './bounded.ts';
import type { Call, Route, RouteBody } from './route.ts';

/** Only bodies of the type and size that a route takes are read; all others end with this. */
export class BodyRefusal extends Error {
  readonly status: number;
  readonly body: BridgeErrorBody;

  constructor(status: number, body: BridgeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** What has to happen to the body before the route's handler runs. */
export function bodyHandlers({ body }: Route): readonly RequestHandler[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [
        checkBody(body, 'application/json'),
        express.text({ type: () => true, limit: body.limit, inflate: false }),
      ];
    case 'stream':
      return [checkBody(body, body.type)];
  }
}

/** The parts of a request that a handler sees; `signal` is given when the connection for its answer is over. */
export function callOf(request: Request, { body }: Route, signal: AbortSignal): Call {
  const text: unknown = request.body;
  return {
    param: (name) => {
      const value = request.params[name];
      return typeof value === 'string' ? value : '';
    },
    query: (name) => {
      const value = request.query[name];
      return typeof value === 'string' ? value : '';
    },
    text: typeof text === 'string' ? text : '',
    signal,
    get stream(): Readable {
      const limited = bounded(body.kind === 'stream' ? body.limit : 0);
      pipeline(request, limited, () => undefined); // whoever reads `limited` hears of the failure
      return limited;
    },
  };
}

function checkBody(body: Exclude<RouteBody, { readonly kind: 'none' }>, type: string) {
  return (request: Request, _response: Response, next: NextFunction) => {
    const length = Number(request.headers['content-length'] ?? 0);
    const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
    if (hasBody && !isType(request, type)) {
      const message = `The body of this request must be ${type}, not encoded.`;
      next(new BodyRefusal(415, { code: 'bad-message', message }));
    } else if (length > body.limit) {
      next(tooLarge(body.limit));
    } else {
      next();
    }
  };
}

function isType(request: IncomingMessage, type: string): boolean {
  const [found = ''] = (request.headers['content-type'] ?? '').split(';');
  return found.trim().toLowerCase() === type && request.headers['content-encoding'] === undefined;
}
