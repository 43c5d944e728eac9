import { FAULTS } from './faulty/faults.ts';
import { greetingServer } from './faulty/greeting-server.ts';
import { OUT, readMessages } from './faulty/line-server.ts';

/** A small server with one fault, which the first argument chooses; without one it is sound. */
const fault = FAULTS[process.argv[2] ?? ''] ?? {};

fault.start?.();
readMessages(greetingServer(fault, OUT));
