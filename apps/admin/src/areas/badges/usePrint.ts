import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import {
  type BadgeOrder,
  type BadgeRole,
  type BadgeSheet,
  getBadgeSheets,
} from '@tafelrunde/contract/admin/events/badges'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callForFile } from '../../providers/call.ts'

type Wish = {
  sheet: BadgeSheet
  start: number
  order?: BadgeOrder
  role?: BadgeRole | undefined
  person?: string
}

/** Saves the badges of an event as a PDF; answers whether they came. */
export const usePrint = (event: number) => {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const print = async (name: string, query: Wish) => {
    setBusy(true)
    try {
      const bytes = await callForFile(getBadgeSheets, { params: { id: event }, query })
      offerFile(`${name}.pdf`, bytes)
      return true
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, print }
}
