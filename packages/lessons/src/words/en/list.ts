import type { LessonId } from '../../types.ts';
import type { ListedLesson } from '../types.ts';

export const list: Record<LessonId, ListedLesson> = {
  'eight-steps': {
    title: 'The eight steps',
    summary: 'Send a whole MCP conversation yourself, one message at a time, and read every answer.',
  },
  'message-kinds': {
    title: 'Three kinds of message',
    summary: 'Tell requests, responses and notifications apart, in both directions, and send each kind.',
  },
  roles: {
    title: 'Host, Client, Server',
    summary:
      'See who talks to whom, what never crosses the wire, and why a second server means a second client.',
  },
  phases: {
    title: 'Four phases, and saying goodbye',
    summary: 'Walk through the life of a connection, and find out how it really ends.',
  },
  'who-decides': {
    title: 'Who decides?',
    summary:
      'Act as the model, the application and the user, and use tools, resources and prompts in their place.',
  },
  'three-failures': {
    title: 'Three ways to fail',
    summary: 'Tell a failed tool from a bad request and from a broken connection, side by side.',
  },
  negotiation: {
    title: 'Negotiation',
    summary: 'Offer a revision, get another one, refuse a third, and ask for what was never declared.',
  },
  progress: {
    title: 'Progress and cancellation',
    summary: 'Ask for progress, and call off a request that takes too long.',
  },
  'server-asks': {
    title: 'The server asks',
    summary: 'Be asked by a server in the middle of a call, and answer as the person and as the model.',
  },
  transports: {
    title: 'Three transports',
    summary: 'Watch the same messages travel through a pipe, by POST, and over an old event stream.',
  },
  'two-eras': {
    title: 'Two eras',
    summary: 'Do the same task in 2025-11-25 and in 2026-07-28, and see what has changed.',
  },
  'find-the-fault': {
    title: 'Find the fault',
    summary: 'Eight servers, eight mistakes that real servers make. Spot each one on the wire.',
  },
};
