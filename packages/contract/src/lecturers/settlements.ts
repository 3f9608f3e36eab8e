import * as z from 'zod/mini'
import { choiceFilter, idFilter, listQuery, referenceFilter } from '#filters'
import { bodyFlag, bodyId, bodyInteger, bodyReference } from '../http/body.ts'
import { Bytes, IdParams, Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyBodyLines, bodyText } from '../values/text.ts'
import { Declaration } from './allowances.ts'
import { TravelMode } from './lecturer-data.ts'
import { bodyRate, Receipt, ReceiptRate } from './receipts.ts'
import { ReturnedTransfer, SettlementStepKind } from './returned-transfers.ts'

export const SettlementState = z.enum(['open', 'submitted', 'approved', 'returned', 'paid'])
export type SettlementState = z.infer<typeof SettlementState>

/**
 * How a fee is taxed: VAT, none as a small business (§ 19 UStG), VAT that the association owes instead of a business
 * abroad (§ 13b UStG), none within the allowance (§ 3 Nr. 26 EStG).
 */
export const SettlementTax = z.enum(['vat', 'small_business', 'reverse_charge', 'allowance'])
export type SettlementTax = z.infer<typeof SettlementTax>

/** What is to be completed before a settlement can be submitted. */
export const SettlementGap = z.enum([
  'address',
  'iban',
  'account_holder',
  'tax_number',
  /** Of the lecturer, then of the association: both stand on a paper that crosses a border of the EU. */
  'vat_id',
  'office_vat_id',
  'receipts',
  /** The rates of VAT in tickets and expenses. */
  'rates',
  'timeslots',
  'costs',
])
export type SettlementGap = z.infer<typeof SettlementGap>

/** A timeslot that was held, or is paid though it was called off, and what it is worth. */
export const SettlementLine = z.object({
  id: z.int(),
  workshop: z.string(),
  start: Instant,
  end: Instant,
  /** Unterrichtseinheiten, whole and half ones. */
  units: z.number(),
  fee_cents: z.int(),
  is_called_off: z.boolean(),
})

/** Fee and expenses of a lecturer for an event. */
export const Settlement = z
  .object({
    id: z.int(),
    /** `account` is whose it is; null where nobody logs in for them. */
    lecturer: z.object({
      id: z.int(),
      account: z.nullable(z.int()),
      first_name: z.string(),
      last_name: z.string(),
    }),
    event: z.object({ id: z.int(), name: z.string(), start: Instant, end: Instant }),
    timeslots: z.array(SettlementLine),
    units: z.number(),
    /** What was agreed, in words: "90,00 € je UE". */
    fee_rule: z.string(),
    fee_cents: z.int(),
    travel_mode: TravelMode,
    travel_km: z.int(),
    travel_cents_per_km: z.int(),
    /** By car, or as tickets say it, gross; `travel_billed_cents` is what the total has of it. */
    travel_cents: z.int(),
    /** The rate of VAT in the tickets; null: nobody said it. */
    travel_vat_percent: ReceiptRate,
    travel_billed_cents: z.int(),
    /** The tickets. */
    travel_receipt: z.nullable(Receipt),
    expenses: z.array(
      z.object({
        text: z.string(),
        /** As the receipt says it, gross; billed is the net sum where VAT is charged, else all of it. */
        cents: z.int(),
        vat_percent: ReceiptRate,
        billed_cents: z.int(),
        receipt: z.nullable(Receipt),
      }),
    ),
    expenses_cents: z.int(),
    expenses_billed_cents: z.int(),
    tax: SettlementTax,
    /** Those that fit whom it is for. */
    tax_options: z.array(SettlementTax),
    vat_percent: z.int(),
    vat_cents: z.int(),
    /** What the association owes itself of the sum (`reverse_charge`); it is not part of the total. */
    owed_vat_percent: z.int(),
    owed_vat_cents: z.int(),
    /**
     * What its lecturer waives as a donation, no part of the total; whether they can say so now, and the number of the
     * Zuwendungsbestätigung.
     */
    donation: z.object({
      is_offered: z.boolean(),
      cents: z.int(),
      confirmation: z.nullable(z.string()),
    }),
    total_cents: z.int(),
    /** Where the money goes, as it was submitted; while it is open, as the lecturer's data say. */
    bank: z.object({ holder: z.string(), iban: z.string() }),
    /** What the lecturer's data say by now, if that is another account, and since when they ask that it counts. */
    other_bank: z.nullable(z.object({ holder: z.string(), iban: z.string(), wished: z.nullable(Instant) })),
    /** What came back from the bank, until it is paid again. */
    returned_transfer: z.nullable(ReturnedTransfer),
    state: SettlementState,
    /** `paid` without a payment, as there was nothing to pay: since the day in Berlin on which it was approved. */
    closed_on: z.nullable(z.iso.date()),
    /** Of the lecturer for the office. */
    remark: z.string(),
    /** Of the office, when it was given back. */
    return_remark: z.string(),
    missing: z.array(SettlementGap),
    /**
     * Help with § 3 Nr. 26 EStG: the sum that the law leaves free in the year in which the bank pays, and what is claimed of
     * it as things stand. What is not paid yet is taken for this year's.
     */
    allowance: z.object({
      year: z.int(),
      limit_cents: z.int(),
      used_cents: z.int(),
      /** What its lecturer has said last to have got from others in that year, and when; null: nothing was said. */
      others_cents: z.nullable(z.int()),
      others_at: z.nullable(Instant),
      /** What they had said when it was submitted; while it is open, what it would be. */
      declared: z.nullable(Declaration),
    }),
    steps: z.array(
      z.object({
        state: SettlementState,
        kind: SettlementStepKind,
        at: Instant,
        by: z.string(),
        remark: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'Settlement' })
export type Settlement = z.infer<typeof Settlement>

const filters = {
  event: referenceFilter,
  id: idFilter,
  state: choiceFilter(SettlementState.options),
  /** `wished`: its lecturer asks for another account; `doubted`: a transfer came back, and nobody has looked since; `clear`: not so. */
  bank: choiceFilter(['wished', 'doubted', 'clear']),
}

export const listSettlements = endpoint({
  method: 'GET',
  url: '/api/lecturer-confirmation/',
  auth: 'lecturer',
  summary: 'The own settlements, all for staff; the latest event first',
  query: listQuery(filters),
  response: pageOf(Settlement),
})

export const startSettlement = endpoint({
  method: 'POST',
  url: '/api/lecturer-confirmation/',
  auth: 'lecturer',
  summary:
    'Begin a settlement before the event is finished, or for what a cancelled one has cost; staff name the lecturer',
  body: z.object({ event: bodyReference(), lecturer: z.optional(bodyId()) }),
  status: 201,
  response: Settlement,
})

const ofOne = { auth: 'lecturer', params: IdParams } as const
export const getLecturerConfirmation = endpoint({
  ...ofOne,
  method: 'GET',
  url: '/api/lecturer-confirmation/:id/',
  summary: 'The Referentenbestätigung as PDF; with `Accept: application/json` the settlement',
  file: 'application/pdf',
  response: z.union([Bytes, Settlement]),
})

export const changeSettlement = endpoint({
  ...ofOne,
  method: 'PATCH',
  url: '/api/lecturer-confirmation/:id/',
  summary: 'Complete a settlement that is open or was returned, and submit it with `submit`',
  body: z.object({
    travel_mode: z.optional(TravelMode),
    /** By car: kilometres, there and back. */
    travel_km: z.optional(bodyInteger(z.minimum(0), z.maximum(9999))),
    /** By train or bus: the price of the tickets, gross, and the rate of VAT in it. */
    travel_cents: z.optional(bodyInteger(z.minimum(0), z.maximum(1_000_000))),
    travel_vat_percent: z.optional(bodyRate()),
    travel_receipt: z.optional(bodyId()),
    expenses: z.optional(
      z
        .array(
          z.object({
            text: bodyText(100),
            cents: bodyInteger(z.minimum(1), z.maximum(1_000_000)),
            vat_percent: z.optional(bodyRate()),
            receipt: z.optional(bodyId()),
          }),
        )
        .check(z.maxLength(50)),
    ),
    tax: z.optional(SettlementTax),
    /** Of what is due, waived as a donation; more than that is all of it. */
    donated_cents: z.optional(bodyInteger(z.minimum(0), z.maximum(100_000_000))),
    remark: z.optional(anyBodyLines(1000)),
    submit: z._default(bodyFlag(), false),
  }),
  response: Settlement,
})

export const followBank = endpoint({
  method: 'POST',
  url: '/api/lecturer-confirmation/bank/',
  auth: 'lecturer',
  summary:
    'Ask that own settlements, submitted and not paid, go to the account that the own data say by now; 409 `changed` where that is another IBAN',
  body: z.object({
    ids: z.array(bodyReference()).check(z.minLength(1), z.maxLength(100)),
    iban: bodyText(34),
  }),
  response: z.object({ asked: z.int() }),
})

export const getSettlementPaper = endpoint({
  ...ofOne,
  method: 'GET',
  url: '/api/lecturer-billingfee/:id/',
  summary: 'The settlement (Abrechnung) as PDF; with `version` as it was submitted for the nth time',
  query: z.object({ version: idFilter }),
  file: 'application/pdf',
  response: Bytes,
})
