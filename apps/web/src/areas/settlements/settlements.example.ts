import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'

/** A moment in the winter, by Berlin's clock. */
const at = (text: string) => new Date(`${text}+01:00`)

/** A settlement for tests: open, complete, with one timeslot. */
export const settlement = (other: Partial<Settlement> = {}): Settlement => ({
  id: 1,
  lecturer: { id: 1, account: 5, first_name: 'Miriam', last_name: 'Baumgärtner' },
  event: {
    id: 1,
    name: 'Frühjahrstagung 2027',
    start: at('2027-03-12T09:00'),
    end: at('2027-03-13T17:00'),
  },
  timeslots: [
    {
      id: 1,
      workshop: 'Leseförderung in der Grundschule',
      start: at('2027-03-12T14:00'),
      end: at('2027-03-12T15:30'),
      units: 2,
      fee_cents: 18_000,
      is_called_off: false,
    },
  ],
  units: 2,
  fee_rule: '90,00\u00A0€ je\u00A0UE',
  fee_cents: 18_000,
  travel_mode: 'car',
  travel_km: 128,
  travel_cents_per_km: 30,
  travel_cents: 3840,
  travel_vat_percent: null,
  travel_billed_cents: 3840,
  travel_receipt: null,
  expenses: [
    {
      text: 'Kopien',
      cents: 1620,
      vat_percent: 19,
      billed_cents: 1620,
      receipt: { id: 7, name: 'Beleg.pdf' },
    },
  ],
  expenses_cents: 1620,
  expenses_billed_cents: 1620,
  tax: 'small_business',
  tax_options: ['vat', 'small_business', 'allowance'],
  vat_percent: 0,
  vat_cents: 0,
  owed_vat_percent: 0,
  owed_vat_cents: 0,
  donation: { is_offered: false, cents: 0, confirmation: null },
  total_cents: 23_460,
  bank: { holder: 'Miriam Baumgärtner', iban: 'DE89370400440532013000' },
  other_bank: null,
  returned_transfer: null,
  state: 'open',
  closed_on: null,
  remark: '',
  return_remark: '',
  missing: [],
  allowance: {
    year: 2027,
    limit_cents: 330_000,
    used_cents: 124_000,
    others_cents: null,
    others_at: null,
    declared: null,
  },
  steps: [],
  ...other,
})
