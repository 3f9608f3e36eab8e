import { offerFile } from '@tafelrunde/client/offer-file'
import {
  type BadgeOrder,
  type BadgeRole,
  type BadgeSheet,
  getBadgeSheets,
} from '@tafelrunde/contract/admin/events/badges'
import { callForFile } from '../../providers/call.ts'
import { useDeed } from '../../shared/deeds/useDeed.ts'

type Wish = {
  /** Of the file. */
  name: string
  query: {
    sheet: BadgeSheet
    start: number
    order?: BadgeOrder
    role?: BadgeRole | undefined
    person?: string
  }
}

/** Saves the badges of an event as a PDF. */
export const usePrint = (event: number, printed?: (query: Wish['query']) => void) =>
  useDeed(
    async ({ name, query }: Wish) =>
      offerFile(`${name}.pdf`, await callForFile(getBadgeSheets, { params: { id: event }, query })),
    { onSuccess: (_, { query }) => printed?.(query) },
  )
