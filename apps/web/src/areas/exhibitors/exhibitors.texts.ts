import type { Exhibitor } from '@tafelrunde/contract/exhibitors'

/** „Stand A1“ */
export const standText = ({ stand }: Exhibitor) => (stand ? `Stand\u00A0${stand}` : undefined)
