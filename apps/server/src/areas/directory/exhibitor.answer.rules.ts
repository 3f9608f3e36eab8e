import type { Exhibitor } from '@tafelrunde/contract/exhibitors'
import { fileUrl } from '../storage/storage.rules.ts'

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
