import { dayAfter, firstDayOf, momentAt, nameOn } from './calendar.rules.ts'
import { type DemoBlock, type DemoEvent, paragraphs } from './demo.rules.ts'

export type PlannedSlot = {
  day: number
  /** Null: a break or a plenary session. */
  workshop: string | null
  caption: string
  location: string
  startsAt: Date
  endsAt: Date
  breakMinutes: number
  capacity: number | null
  taken: number
  waiting: number
}

const planBlock = (firstDay: string, block: DemoBlock): PlannedSlot[] => {
  const [from = '', to = ''] = block.time.split('–')
  const date = dayAfter(firstDay, block.day)
  const time = { day: block.day, startsAt: momentAt(date, from), endsAt: momentAt(date, to) }
  if ('plenary' in block) {
    const { plenary: caption, room: location } = block
    const open = { breakMinutes: 0, capacity: null, taken: 0, waiting: 0 }
    return [{ ...time, ...open, workshop: null, caption, location }]
  }
  return block.workshops.map(([location, workshop, capacity, taken, waiting = 0]) => ({
    ...time,
    breakMinutes: block.breakMinutes ?? 0,
    workshop,
    caption: workshop,
    location,
    capacity,
    taken,
    waiting,
  }))
}

/** An event of the demo in real time, for a first start at `now`; its timeslots are in order of start. */
export const planEvent = (event: DemoEvent, now: Date) => {
  const firstDay = firstDayOf(event.firstDay, now)
  const on = (days: number | undefined, time: string) =>
    days === undefined ? null : momentAt(dayAfter(firstDay, days), time)
  const slots = event.programme.flatMap(block => planBlock(firstDay, block))
  const { opens, closes, leaveUntil } = event.registration ?? {}
  const startsAt = new Date(Math.min(...slots.map(slot => slot.startsAt.getTime())))
  const endsAt = new Date(Math.max(...slots.map(slot => slot.endsAt.getTime())))
  const dayBefore = new Date(startsAt.getTime() - 86_400_000)
  return {
    slots,
    event: {
      name: nameOn(firstDay, event.name),
      description: `${event.subtitle}\n\n${paragraphs(event.text)}`,
      state: event.state,
      location: event.location,
      capacity: event.capacity,
      feedbackRequired: event.feedbackRequired ?? false,
      feedbackDeadline: on(event.feedbackUntil, '23:59'),
      confirmationText: event.confirmationText && paragraphs(event.confirmationText),
      accreditation: event.accreditation?.join('\n'),
      startsAt,
      endsAt,
      remindedAt: dayBefore <= now ? dayBefore : null,
      feedbackAskedAt: event.state === 'finished' ? endsAt : null,
      registrationStartsAt: on(opens, '08:00'),
      registrationEndsAt: on(closes, '23:59'),
      cancellationDeadline: on(leaveUntil, '23:59'),
    },
  }
}
export type PlannedEvent = ReturnType<typeof planEvent>
