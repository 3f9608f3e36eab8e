import type { changeSettlement as contract } from '@tafelrunde/contract/lecturers/settlements'
import type * as z from 'zod/mini'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { gapsOf } from './gaps.rules.ts'
import { isUsable } from './receipts/receipts.queries.ts'
import { submittedMail } from './settlements.mails.ts'
import * as queries from './settlements.queries.ts'
import { isOpen } from './settlements.rules.ts'
import { lockSettlement, readSettlement } from './settlements.service.ts'
import { gapSentences, notDonatable, notOpen, unknownId } from './settlements.texts.ts'
import { unfitting } from './taxes/taxes.texts.ts'

type Wish = z.infer<typeof contract.schema.body>

const columnsOf = (wish: Wish) => ({
  ...(wish.travel_mode !== undefined && { travelMode: wish.travel_mode }),
  ...(wish.travel_km !== undefined && { travelKm: wish.travel_km }),
  ...(wish.travel_cents !== undefined && { ticketCents: wish.travel_cents }),
  ...(wish.travel_vat_percent !== undefined && { ticketVatPercent: wish.travel_vat_percent }),
  ...(wish.travel_receipt !== undefined && { ticketReceiptId: wish.travel_receipt }),
  ...(wish.tax !== undefined && { tax: wish.tax }),
  ...(wish.donated_cents !== undefined && { donatedCents: wish.donated_cents }),
  ...(wish.remark !== undefined && { remark: wish.remark }),
})

/** Writes what was said; receipts have to be there and the caller's. */
const writeChanges = async (tx: Tx, caller: Caller, id: number, wish: Wish) => {
  const { expenses = [], travel_receipt: ticket } = wish
  const named = expenses.map(({ receipt }) => ({ field: 'expenses', receipt }))
  for (const { field, receipt } of [...named, { field: 'travel_receipt', receipt: ticket }])
    if (receipt && !(await isUsable(tx, caller, receipt))) throw new InvalidField(field, unknownId(receipt))
  const columns = columnsOf(wish)
  if (Object.keys(columns).length > 0) await queries.updateSettlement(tx, id, columns)
  if (wish.expenses)
    await queries.replaceExpenses(
      tx,
      id,
      wish.expenses.map(({ text, cents, vat_percent: vatPercent = null, receipt = null }) => ({
        text,
        cents,
        vatPercent,
        receiptId: receipt,
      })),
    )
}

/** From now on it says what it says; refuses one that is not complete. */
const submit = async (tx: Tx, deps: Deps, caller: Caller, id: number, by: string) => {
  const { row, content } = await readSettlement({ db: tx, clock: deps.clock }, caller, id)
  const gaps = gapsOf(content)
  if (gaps.length > 0) throw new InvalidField('submit', ...gaps.map(gap => gapSentences[gap]))
  const at = deps.clock.now()
  const document = { ...content, submittedAt: at }
  await queries.setState(tx, [id], { state: 'submitted', document, returnRemark: '' }, { at, by })
  const { email } = content.association
  if (email)
    await postMail(tx, deps, submittedMail(email, row.lecturer.email, id, content, deps.config.APP_URL))
}

/** Completes a settlement that is open or was returned, and submits it if that is wished. */
export const changeSettlement = async (deps: Deps, caller: Caller, id: number, wish: Wish) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { state, tax_options: fitting } = (await lockSettlement(tx, deps, caller, id)).answer
    if (!isOpen(state)) throw new Refusal('state', notOpen[state])
    if (wish.tax && !fitting.includes(wish.tax)) throw new InvalidField('tax', unfitting[wish.tax])
    await writeChanges(tx, caller, id, wish)
    if (wish.donated_cents) {
      const { content } = await readSettlement({ db: tx, clock: deps.clock }, caller, id)
      if (!content.donationTerms) throw new InvalidField('donated_cents', notDonatable)
    }
    if (wish.submit) await submit(tx, deps, caller, id, by)
    return (await readSettlement({ db: tx, clock: deps.clock }, caller, id)).answer
  })
}
