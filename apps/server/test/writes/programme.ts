import * as callingOff from '@tafelrunde/contract/admin/events/calling-off'
import * as displays from '@tafelrunde/contract/admin/events/displays'
import * as drafts from '@tafelrunde/contract/admin/events/drafts'
import * as events from '@tafelrunde/contract/admin/events/events'
import * as plans from '@tafelrunde/contract/admin/events/plan'
import * as programme from '@tafelrunde/contract/admin/events/programme'
import { applyProgramme } from '@tafelrunde/contract/admin/events/programme-import'
import { changeEventQuestions } from '@tafelrunde/contract/admin/events/questions'
import * as rooms from '@tafelrunde/contract/admin/events/rooms'
import * as many from '@tafelrunde/contract/admin/many'
import { usualWeights } from '@tafelrunde/contract/events/plan-clashes'
import { planningIn } from '../../src/areas/plan/plan.fixture.ts'
import { scheduleOf } from '../../src/areas/programme/import/import-programme.fixture.ts'
import { uploadsOf } from '../../src/areas/programme/preview/preview.fixture.ts'
import { pictureForm } from '../pictures.ts'
import { type Person, type TestApp, version, type Write, write } from './write.ts'

const times = { start: '2027-03-13T10:00:00+01:00', end: '2027-03-13T11:30:00+01:00' }
const event = { name: 'Kongress', ...times }

/** Every write to events, their programme, rooms and plans. */
export const programmeWrites = async (testApp: TestApp, boss: Person): Promise<Write[]> => {
  const { app, as, bearer, given } = testApp
  const { office, place, plan, planned, publish, room } = await planningIn(testApp)
  const aEvent = async () => ({ id: (await given.event()).id })
  const aDraft = async () => ({ id: (await given.event({ state: 'draft' })).id })
  const aWorkshop = async () => ({ id: (await given.workshop()).id })
  const aTimeslot = async () => ({ id: (await given.timeslot()).id })
  const aRoom = async () => ({ id: (await room()).id })
  const chosen = async (one: Promise<{ id: number }>, more: object = {}) => ({
    body: { ids: [(await one).id], ...more },
  })
  const anImage = async () => {
    const body = await pictureForm()
    body.set('image_alt', 'Vier Ecken')
    body.set('version', String(version))
    return body
  }
  const moved = async () => {
    const { event: id, item, at } = await planned()
    await place(id, { key: item.key, at: { ...at, end: new Date('2027-03-13T12:00:00+01:00') }, seen: at })
    return { id, body: { version: (await plan(id)).version } }
  }

  return [
    write(events.createEvent, 'events', async () => ({ body: event })),
    write(events.changeEvent, 'events', async () => ({
      ...(await aEvent()),
      body: { ...event, version },
    })),
    write(events.setEventState, 'events', async () => ({
      ...(await aEvent()),
      body: { state: 'closed', version },
    })),
    write(events.copyEvent, 'events', async () => ({
      ...(await aEvent()),
      body: { name: 'Kongress 2028', first_day: '2028-03-11' },
    })),
    write(events.changeEventImage, 'events', async () => ({ ...(await aEvent()), body: await anImage() })),
    write(events.removeEventImage, 'events', async () => {
      const { id } = await aEvent()
      const [url, headers] = [`/api/admin/events/${id}/image/`, await bearer(boss)]
      await app.inject({ method: 'PUT', url, headers, payload: await anImage() })
      return { id }
    }),
    write(changeEventQuestions, 'event_questions', async () => ({
      ...(await aEvent()),
      body: { questions: [{ kind: 'short', text: 'Ihre Schule' }], version },
    })),
    write(displays.setDisplayMessage, 'display_messages', async () => ({
      ...(await aEvent()),
      body: { text: 'Das Mittagessen beginnt später.', version },
    })),
    write(drafts.shareDraft, 'draft_links', aDraft),
    write(drafts.endDraftLink, 'draft_links', async () => {
      const { id } = await aDraft()
      await as(boss)(drafts.shareDraft, { params: { id } })
      return { id }
    }),
    write(events.deleteEvent, 'events', aDraft),

    write(applyProgramme, 'workshops', async () => {
      const [{ id }, file] = [await aEvent(), scheduleOf('kongress', { guid: 'a' })]
      const { seen } = await uploadsOf(testApp, boss).done(id, { file })
      const body = new FormData()
      body.set('file', new Blob([file]))
      body.set('seen', seen)
      return { id, body }
    }),

    write(programme.createWorkshop, 'workshops', async () => ({
      body: { event: (await given.event()).id, name: 'Lyrik' },
    })),
    write(programme.changeWorkshop, 'workshops', async () => ({
      ...(await aWorkshop()),
      body: { name: 'Prosa', version },
    })),
    write(programme.deleteWorkshop, 'workshops', aWorkshop),
    write(many.deleteWorkshops, 'workshops', () => chosen(aWorkshop())),

    write(programme.createTimeslot, 'timeslots', async () => ({
      body: { event: (await given.event()).id, caption: 'Mittagessen', ...times },
    })),
    write(programme.changeTimeslot, 'timeslots', async () => {
      const { id, workshopId } = await given.timeslot()
      return { id, body: { workshop: workshopId, ...times, capacity: 3, version } }
    }),
    write(callingOff.callOffTimeslot, 'timeslots', async () => ({
      ...(await aTimeslot()),
      body: { reason: 'Die Referentin ist erkrankt.' },
    })),
    write(callingOff.takeBackCallingOff, 'timeslots', async () => ({
      id: (await given.timeslot({ calledOffAt: new Date('2027-03-01T12:00:00+01:00') })).id,
    })),
    write(programme.deleteTimeslot, 'timeslots', aTimeslot),
    write(many.deleteTimeslots, 'timeslots', () => chosen(aTimeslot())),
    write(many.changeTimeslots, 'timeslots', () => chosen(aTimeslot(), { shift_minutes: 15 })),

    write(rooms.createRoom, 'rooms', async () => ({ body: { name: 'Aula' } })),
    write(rooms.changeRoom, 'rooms', async () => ({ ...(await aRoom()), body: { name: 'Mensa', version } })),
    write(rooms.deleteRoom, 'rooms', aRoom),
    write(many.deleteRooms, 'rooms', () => chosen(aRoom())),

    write(plans.placePlanItem, 'plan_changes', async () => {
      const { event: id, item, at } = await planned()
      return { id, body: { key: item.key, at: { ...at, end: '2027-03-13T12:00:00+01:00' }, seen: at } }
    }),
    write(plans.discardPlan, 'plan_changes', moved),
    write(plans.publishPlan, 'timeslots', moved),
    write(plans.restorePlanVersion, 'plan_changes', async () => {
      const { id } = await moved()
      await publish(id)
      const { results } = await office(plans.listPlanVersions, { params: { id }, query: {} })
      return { id: results.at(-1)?.id, body: { version: (await plan(id)).version } }
    }),
    write(plans.setPlanRules, 'plan_rules', async () => ({
      ...(await aEvent()),
      body: { weights: usualWeights, walk_minutes: 10 },
    })),
  ]
}
