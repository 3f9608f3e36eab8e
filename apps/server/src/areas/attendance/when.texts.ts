import { dayText, timesText, timeText, unbroken } from '../../common/german.texts.ts'

type Span = { startsAt: Date; endsAt: Date }

/** „Sa., 13. März 2027, 12:00 Uhr“ */
export const momentText = (moment: Date) =>
  `${unbroken(dayText(moment))}, ${unbroken(`${timeText(moment)} Uhr`)}`

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“, over several days „Fr., 12. März 2027, 09:00 Uhr bis Sa., …“ */
export const whenText = ({ startsAt, endsAt }: Span) =>
  dayText(startsAt) === dayText(endsAt)
    ? `${unbroken(dayText(startsAt))}, ${unbroken(timesText({ startsAt, endsAt }))}`
    : `${momentText(startsAt)} bis ${momentText(endsAt)}`
