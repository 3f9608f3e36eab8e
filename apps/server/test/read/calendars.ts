import ICAL from 'ical.js'
import { type ParameterValue, sync } from 'node-ical'

const withIcalJs = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      summary: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      allDay: event.startDate.isDate,
    }
  })

const plain = (value: ParameterValue | undefined) => (typeof value === 'string' ? value : (value?.val ?? ''))

const withNodeIcal = (text: string) =>
  Object.values(sync.parseICS(text))
    .filter(component => component?.type === 'VEVENT')
    .map(event => ({
      uid: event.uid,
      status: String(event.status),
      sequence: Number(event.sequence),
      summary: plain(event.summary),
      location: plain(event.location),
      description: plain(event.description),
      start: new Date(event.start),
      end: new Date(event.end ?? Number.NaN),
      allDay: event.datetype === 'date',
    }))

/** The entries of an iCalendar file, as two programs that know nothing of each other read them. */
export const readings = (text: string) => [withIcalJs(text), withNodeIcal(text)]
