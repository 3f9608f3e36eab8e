import type { Exhibitor } from '@tafelrunde/contract/exhibitors'

/** „Stand A1“ */
export const standText = ({ stand }: Exhibitor) => (stand ? `Stand\u00A0${stand}` : undefined)

/** „kreidestrich.example“: an address as people say it. */
export const websiteText = (website: string) => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
