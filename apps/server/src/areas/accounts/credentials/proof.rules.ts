/** Milliseconds for which a proof of who somebody is counts in its session: ten minutes. */
const proofLifetime = 10 * 60 * 1000

/** Whether somebody has proved lately who they are. */
export const isProofRecent = (provedAt: Date | null | undefined, now: Date) =>
  provedAt != null && now.getTime() - provedAt.getTime() <= proofLifetime
