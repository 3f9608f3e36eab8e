import { cancelInvoice, confirmOrder, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { eq } from 'drizzle-orm'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import { association } from '../association/association.tables.ts'
import { orderingIn } from '../exhibitions/orders/orders.fixture.ts'
import { mails } from '../mail/mail.tables.ts'

/** All that an association has to say of itself in its invoices. */
export const seller = {
  name: 'Lehrkräfteverband Musterland',
  street: 'Schulstraße 12',
  postalCode: '12345',
  city: 'Musterstadt',
  email: 'fortbildung@lvm.example',
  phone: '0123 456789-0',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  taxNumber: '151/815/08156',
  vatId: 'DE123456789',
}

/** Orders that staff have confirmed, for events of an association that may write invoices. */
export const invoicingIn = async (testApp: Awaited<ReturnType<typeof buildTestApp>>) => {
  const { app, as, bearer, deps, given } = testApp
  const ordering = orderingIn(testApp)
  const staff = await given.account({ isStaff: true, firstName: 'Renate', lastName: 'Albrecht' })
  await deps.db.update(association).set(seller)

  const download = async (url: string, caller: { id: number }) =>
    app.inject({ url, headers: await bearer(caller) })

  return {
    ...ordering,
    staff,
    download,
    paperOf: async (id: number) => (await download(`/api/exhibitor-invoices/${id}/`, staff)).rawPayload,
    xmlOf: async (id: number) => (await download(`/api/exhibitor-invoices/${id}/xml/`, staff)).body,
    post: async (url: string, caller: { id: number } = staff) => {
      const headers = await bearer(caller)
      const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
      return { status: answer.statusCode, body: answer.json() }
    },
    invoice: (params: { id: number }) => as(staff)(invoiceOrder, { params }),
    cancel: (id: number, reason = '') => as(staff)(cancelInvoice, { params: { id }, body: { reason } }),
    /** The latest last. */
    lettersTo: (email: string) =>
      deps.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt),
    confirmed: async (facts: Parameters<typeof ordering.ordered>[0] = {}) => {
      const ordered = await ordering.ordered(facts)
      await as(staff)(confirmOrder, { params: ordered.params, body: {} })
      return ordered
    },
  }
}
