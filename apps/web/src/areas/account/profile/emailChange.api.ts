import * as contract from '@tafelrunde/contract/people/credentials'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal, queryClient } from '../../../shared/queries/query.ts'

/** The address whose mailbox has not answered yet. */
export const emailChangeQuery = queryOptions({
  queryKey: [personal, 'email-change'],
  queryFn: () => call(contract.getEmailChange, {}),
})

/** Whether one still waits. */
export const rereadEmailChange = () => queryClient.invalidateQueries(emailChangeQuery)

export const setEmail = async (body: { new_email: string; current_password: string }) => {
  await call(contract.setEmail, { body })
  void rereadEmailChange()
}

export const withdrawEmailChange = async () => {
  await call(contract.withdrawEmailChange, {})
  await rereadEmailChange()
}

export const waiting = (email: string) => `Wartet auf Bestätigung: ${email}`
