import type { Person } from '../src/areas/mail/letter.rules.ts'
import * as callingOff from '../src/areas/participations/calling-off/calling-off.mails.ts'

type Slot = Parameters<typeof callingOff.slotCalledOffMail>[1]

/** To who had a place in a Termin that is off, and to who gives it. */
export const callingOffExamples = (person: Person, slot: Slot, other: Slot, appUrl: string) => ({
  slotCalledOffMail: callingOff.slotCalledOffMail(
    person,
    slot,
    {
      reason: 'Die Referentin ist erkrankt.',
      alternatives: [{ ...other, start: other.startsAt, end: other.endsAt, free: 4 }],
      hadPlace: true,
    },
    appUrl,
  ),
  ownSlotCalledOffMail: callingOff.ownSlotCalledOffMail(
    person,
    slot,
    { reason: 'Der Raum ist nach einem Wasserschaden gesperrt.', feeStays: true },
    appUrl,
  ),
})
