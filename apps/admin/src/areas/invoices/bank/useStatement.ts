import { failureText, isObject, lines } from '@tafelrunde/client/failures'
import { bookStatement, previewStatement, type Statement } from '@tafelrunde/contract/admin/money/bank'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { callWithFile, lookAtFile } from '../../../providers/call.ts'
import { listPath } from '../../../shared/lists/listPath.ts'
import { doneText } from './bank.texts.ts'
import { chosenReturns } from './returns.texts.ts'
import { chosenSentBack } from './sent-back.texts.ts'

export type Chosen = { name: string; bytes: Uint8Array<ArrayBuffer> }
export type Choices = ReadonlyMap<string, number[]>

/** What is wrong with a file, or why it could not be read. */
export const problemOf = (failure: unknown) => {
  if (!failure) return undefined
  const body = failure instanceof CallFailed ? failure.body : undefined
  return (isObject(body) && lines(body.file)[0]) || failureText(failure)
}

const proposed = ({ entries }: Statement) =>
  new Map(entries.map(({ key, verdict, invoices }) => [key, verdict === 'match' ? invoices : []] as const))

const withOrWithout = (keys: ReadonlySet<string>, key: string, isChosen: boolean) =>
  new Set(isChosen ? [...keys, key] : [...keys].filter(one => one !== key))

/** A bank's file: looked at, decided and booked as it was seen. What was decided stays when it has to be looked at again. */
export const useStatement = () => {
  const queries = useQueryClient()
  const notify = useNotify()
  const redirect = useRedirect()
  const [choices, setChoices] = useState<Choices>(new Map())
  const [returns, setReturns] = useState<ReadonlySet<string>>(new Set())
  const [sentBack, setSentBack] = useState<ReadonlySet<string>>(new Set())
  const look = useMutation({
    mutationFn: ({ bytes }: Chosen) => lookAtFile(previewStatement, { body: { file: bytes } }),
    onSuccess: statement => {
      const isOpen = (id: number) => [...statement.open, ...statement.settled].some(one => one.id === id)
      const isNew = (key: string) =>
        statement.entries.some(one => one.key === key && one.verdict !== 'booked')
      const kept = [...choices].map(([key, ids]) => [key, isNew(key) ? ids.filter(isOpen) : []] as const)
      setChoices(new Map([...proposed(statement), ...kept.filter(([, ids]) => ids.length > 0)]))
      const sure = statement.returned.filter(({ key, verdict }) => verdict === 'match' || returns.has(key))
      setReturns(new Set(sure.filter(({ payment }) => payment).map(({ key }) => key)))
      const back = statement.sent_back.filter(({ key, verdict }) => verdict === 'match' || sentBack.has(key))
      setSentBack(
        new Set(back.filter(({ settlement, refund }) => settlement ?? refund).map(({ key }) => key)),
      )
    },
  })
  const book = useMutation({
    mutationFn: ({ file, statement }: { file: Chosen; statement: Statement }) => {
      const pairs = [...choices].flatMap(([key, ids]) => ids.map(id => `${key}:${id}`))
      const [payments, back] = [pairs.join(','), chosenReturns(statement, returns).join(',')]
      const { settlements, refunds } = chosenSentBack(statement, sentBack)
      const [sent_back, refunds_back] = [settlements.join(','), refunds.join(',')]
      return callWithFile(bookStatement, {
        body: { file: file.bytes, payments, returns: back, sent_back, refunds_back, seen: statement.seen },
      })
    },
    onSuccess: async done => {
      notify(doneText(done))
      await queries.invalidateQueries()
      // Accounts are looked at where they stand.
      const isElsewhere = done.entries + done.returned === 0
      const elsewhere =
        done.sent_back > 0 ? listPath('settlements', { bank: 'doubted' }) : '/invoices/credits'
      redirect(isElsewhere ? elsewhere : '/invoices')
    },
    onError: (failure, { file }) => {
      notify(failureText(failure), { type: 'error' })
      look.mutate(file)
    },
  })
  const start = () => {
    look.reset()
    setChoices(new Map())
    setReturns(new Set())
    setSentBack(new Set())
  }
  const choose = (key: string, ids: number[]) => setChoices(new Map([...choices, [key, ids]]))
  const chooseReturn = (key: string, isChosen: boolean) => setReturns(withOrWithout(returns, key, isChosen))
  const chooseSentBack = (key: string, isChosen: boolean) =>
    setSentBack(withOrWithout(sentBack, key, isChosen))
  return { look, book, choices, choose, returns, chooseReturn, sentBack, chooseSentBack, start }
}
