import type { SessionModel } from '@lifeline/model';

export type DeclaredPanel = 'tools' | 'resources' | 'prompts';

/** Whether the server declared a capability in its last negotiation; undefined before there was one. */
export function isDeclared(
  capability: DeclaredPanel,
  model: Pick<SessionModel, 'negotiation'>,
): boolean | undefined {
  return model.negotiation?.serverCapabilityNames.includes(capability);
}
