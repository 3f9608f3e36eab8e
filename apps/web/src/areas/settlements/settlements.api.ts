import { CallFailed, callThrough } from '@tafelrunde/contract/http/call'
import { declareOthers } from '@tafelrunde/contract/lecturers/allowances'
import {
  changeLecturerData,
  type LecturerDataChanges,
  listLecturerData,
} from '@tafelrunde/contract/lecturers/lecturer-data'
import { addReceipt, getReceipt } from '@tafelrunde/contract/lecturers/receipts'
import {
  changeSettlement,
  followBank,
  getLecturerConfirmation,
  getSettlementPaper,
  listSettlements,
  type Settlement,
  startSettlement,
} from '@tafelrunde/contract/lecturers/settlements'
import { changeMe } from '@tafelrunde/contract/people/users'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'
import { callForFile, callWithForm } from '../../shared/queries/fileCalls.ts'
import { listAndOne } from '../../shared/queries/listAndOne.ts'
import { personal, queryClient } from '../../shared/queries/query.ts'
import { invalidate } from '../../shared/queries/stale.ts'
import { readSession, reloadAccount, request } from '../../shared/session/session.ts'

const callForJson = callThrough(asked => request({ ...asked, headers: { Accept: 'application/json' } }))

const fetchSettlement = async (id: number) => {
  const answer = await callForJson(getLecturerConfirmation, { params: { id } })
  if (answer instanceof Uint8Array) throw new CallFailed(406, '')
  return answer
}

export const { all: settlementsQuery, one: settlementQuery } = listAndOne([personal, 'settlements'], {
  all: () => everyPage(query => call(listSettlements, { query })),
  one: fetchSettlement,
})

/** Shows at once what the server made of a change; the list follows. */
const keep = (settlement: Settlement) => {
  queryClient.setQueryData(settlementQuery(settlement.id).queryKey, settlement)
  void invalidate('settlement')
  return settlement
}

export type SettlementChanges = Partial<z.infer<typeof changeSettlement.schema.body>>

export const saveSettlement = async (id: number, body: SettlementChanges) =>
  keep(await call(changeSettlement, { params: { id }, body }))

export const beginSettlement = async (event: number) => keep(await call(startSettlement, { body: { event } }))

/** What the office needs to pay the person; staff are answered everybody's. */
export const lecturerDataQuery = queryOptions({
  queryKey: [personal, 'lecturer data'],
  queryFn: async () => {
    const all = await everyPage(query => call(listLecturerData, { query }))
    return all.find(({ account }) => account === readSession().account.id) ?? null
  },
})

/** What is missing in the open settlements changes with it. */
export const saveLecturerData = async (id: number, body: LecturerDataChanges) => {
  const data = await call(changeLecturerData, { params: { id }, body })
  queryClient.setQueryData(lecturerDataQuery.queryKey, data)
  await invalidate('lecturerData')
}

/** The office is asked to pay these into the account that the own data say. */
export const askToFollow = async (settlements: readonly Settlement[]) => {
  const iban = settlements[0]?.other_bank?.iban ?? ''
  await call(followBank, { body: { ids: settlements.map(({ id }) => id), iban } })
  await queryClient.invalidateQueries({ queryKey: settlementsQuery.queryKey })
  await invalidate('settlement')
}

/** What others paid in a year within the allowance; it stands beside every settlement of that year. */
export const saveDeclaration = async (year: number, cents: number) => {
  await call(declareOthers, { body: { year, cents } })
  await queryClient.invalidateQueries({ queryKey: [personal, 'settlements'] })
}

export const saveProfile = async (profile_description: string) => {
  await call(changeMe, { body: { profile_description } })
  await reloadAccount()
  void invalidate('profile')
}

/** At most so many bytes (contract: addReceipt). */
export const largestReceipt = 10 * 1024 * 1024

export const sendReceipt = async (file: File) =>
  callWithForm(addReceipt, { body: { name: file.name, file: new Uint8Array(await file.arrayBuffer()) } })

export const fetchReceipt = (id: number) => callForFile(getReceipt, { params: { id } })

export const fetchPaper = (id: number) => callForFile(getSettlementPaper, { params: { id }, query: {} })

export const fetchLecturerConfirmation = async (id: number) => {
  const answer = await callForFile(getLecturerConfirmation, { params: { id } })
  if (!(answer instanceof Uint8Array)) throw new CallFailed(406, '')
  return answer
}
