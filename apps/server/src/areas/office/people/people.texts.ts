export const ownRoles =
  'Ihre eigenen Rechte können Sie sich nicht nehmen. Bitten Sie jemand anderen darum, der alles darf.'
