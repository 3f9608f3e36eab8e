import * as account from '../../accounts/account-wordings.rules.ts'
import * as message from '../../attendance/message/message-wordings.rules.ts'
import * as confirmation from '../../confirmations/confirmation-wordings.rules.ts'
import * as order from '../../exhibitions/orders/order-wordings.rules.ts'
import * as invoice from '../../invoices/invoice-wordings.rules.ts'
import * as refund from '../../invoices/refunds/refund-wordings.rules.ts'
import * as key from '../../keys/key-wordings.rules.ts'
import * as lecturer from '../../lecturers/invitation-wordings.rules.ts'
import type { Wording } from '../../mail/mail-texts.rules.ts'
import * as callingOff from '../../participations/calling-off/calling-off-wordings.rules.ts'
import * as booking from '../../participations/notes/booking-wordings.rules.ts'
import * as waitlist from '../../participations/waitlist-wordings.rules.ts'
import * as payment from '../../payments/payment-wordings.rules.ts'
import * as plan from '../../plan/plan-wordings.rules.ts'
import * as bankWish from '../../settlements/bank-wordings.rules.ts'
import * as donation from '../../settlements/donations/donation-wordings.rules.ts'
import * as returnedTransfer from '../../settlements/returned-transfers/returned-transfer-wordings.rules.ts'
import * as settlement from '../../settlements/settlement-wordings.rules.ts'
import * as support from '../../support/support-wordings.rules.ts'
import * as webhook from '../../webhooks/webhook-wordings.rules.ts'

/** Every kind of mail of the product. */
export const wordings: Wording[] = [
  account,
  key,
  booking,
  callingOff,
  waitlist,
  message,
  confirmation,
  settlement,
  donation,
  bankWish,
  returnedTransfer,
  payment,
  order,
  invoice,
  refund,
  support,
  plan,
  lecturer,
  webhook,
]
  .flatMap(texts => Object.values<Wording>(texts))
  .toSorted((one, other) => one.id - other.id)

export const wordingWith = (id: number) => wordings.find(wording => wording.id === id)
