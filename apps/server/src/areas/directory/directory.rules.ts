import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { fileUrl } from '../storage/storage.rules.ts'

/** The address of a website, also typed without `https://`; null where there is none, nothing if it cannot be one. */
export const readWebsite = (typed: string) => {
  if (typed === '') return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  return url && /^https?:$/.test(url.protocol) && /\.\p{L}/u.test(url.hostname) ? url.href : undefined
}

type Row = {
  exhibitor: {
    id: number
    name: string
    description: string
    logo: string | null
    website: string | null
    stand: string
  }
  events: number[]
}

/** An entry of the directory as the contract words it. */
export const toExhibitor = (appUrl: string, { exhibitor, events }: Row): Exhibitor => ({
  id: exhibitor.id,
  name: exhibitor.name,
  description: exhibitor.description,
  logo: fileUrl(appUrl, exhibitor.logo),
  website: exhibitor.website,
  stand: exhibitor.stand,
  events,
})
