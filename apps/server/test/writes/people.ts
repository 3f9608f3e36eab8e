import * as allotments from '@tafelrunde/contract/admin/events/allotments'
import * as registrations from '@tafelrunde/contract/admin/events/registrations'
import * as many from '@tafelrunde/contract/admin/many'
import { mergePeople, previewMerge } from '@tafelrunde/contract/admin/people/doubles'
import * as exhibitors from '@tafelrunde/contract/admin/people/exhibitors'
import * as lecturers from '@tafelrunde/contract/admin/people/lecturers'
import { synchroniseMembers } from '@tafelrunde/contract/admin/people/members'
import * as people from '@tafelrunde/contract/admin/people/people'
import * as schooltypes from '@tafelrunde/contract/admin/schooltypes'
import { changeUser, replaceUser } from '@tafelrunde/contract/people/users'
import { sql } from 'drizzle-orm'
import { fourCorners } from '../pictures.ts'
import { type Person, type TestApp, version, type Write, write } from './write.ts'

/** Every write to people, lecturers, exhibitors and school types. */
export const peopleWrites = ({ app, as, bearer, deps: { db }, given }: TestApp, boss: Person): Write[] => {
  let made = 0
  const aPerson = async () => ({ id: (await given.account()).id })
  const aLecturer = () => as(boss)(lecturers.createLecturer, { body: { last_name: `Harms ${++made}` } })
  const anExhibitor = () => as(boss)(exhibitors.createExhibitor, { body: { name: `Verlag ${++made}` } })
  const aSchooltype = () => as(boss)(schooltypes.createSchooltype, { body: { name: `Schule ${++made}` } })
  const chosen = async (one: Promise<Person>) => ({ body: { ids: [(await one).id] } })

  const unregistered = async () => ({ event: (await given.event()).id, account: (await given.account()).id })
  const register = async () => as(boss)(registrations.addRegistration, { body: await unregistered() })
  const aWish = async () => ({
    event: (await given.event({ capacity: 9 })).id,
    name: 'Gymnasium am Stadtpark',
    until: '2027-03-01',
    places: 2,
  })
  const anAllotment = async () => as(boss)(allotments.createAllotment, { body: await aWish() })
  const registered = async () => {
    const { id, event } = await register()
    return { id, body: { timeslot: (await given.timeslot({ eventId: event.id })).id } }
  }
  /** A place in a Termin, and another Termin to which it may move. */
  const booked = async () => {
    const { id, event } = await register()
    const [here, there] = [
      await given.timeslot({ eventId: event.id }),
      await given.timeslot({ eventId: event.id }),
    ]
    const wish = { params: { id }, body: { timeslot: here.id } }
    const { booked: places } = await as(boss)(registrations.addPlace, wish)
    return { id: places[0]?.id, body: { timeslot: there.id } }
  }

  return [
    write(registrations.addRegistration, 'event_subscriptions', async () => ({ body: await unregistered() })),
    write(synchroniseMembers, 'accounts', async () => ({
      body: { members: [{ as_customernumber: `M-${++made}`, email: (await given.account()).email }] },
    })),
    write(registrations.registerGroup, 'event_subscriptions', async () => ({
      body: {
        event: (await given.event()).id,
        people: [{ email: `${++made}@gruppe.example`, first_name: 'Jonte', last_name: 'Harms' }],
      },
    })),
    write(allotments.createAllotment, 'allotments', async () => ({ body: await aWish() })),
    write(allotments.changeAllotment, 'allotted_places', async () => {
      return { id: (await anAllotment()).id, body: { ...(await aWish()), places: 3, version } }
    }),
    write(allotments.releaseAllotment, 'allotments', anAllotment),
    write(registrations.noteRegistration, 'event_subscriptions', async () => ({
      id: (await register()).id,
      body: { note: 'Kommt mit Rollstuhl.' },
    })),
    write(registrations.cancelRegistration, 'event_subscriptions', register),
    write(registrations.promoteRegistration, 'event_subscriptions', async () => {
      const { id } = await register()
      await as(boss)(registrations.cancelRegistration, { params: { id } })
      return { id, body: {} }
    }),
    write(registrations.addPlace, 'participations', registered),
    write(registrations.cancelPlace, 'participations', async () => ({ id: (await booked()).id })),
    write(registrations.promotePlace, 'participations', async () => {
      const id = (await booked()).id ?? 0
      await as(boss)(registrations.cancelPlace, { params: { id } })
      return { id, body: {} }
    }),
    write(registrations.movePlace, 'participations', booked),
    write(people.createPerson, 'accounts', async () => ({
      body: { email: `${++made}@schule.example`, first_name: 'Jonte', last_name: 'Harms' },
    })),
    write(people.changePerson, 'accounts', async () => ({
      ...(await aPerson()),
      body: { first_name: 'Jonte', version },
    })),
    write(changeUser, 'accounts', async () => ({ ...(await aPerson()), body: { first_name: 'Jonte' } })),
    write(replaceUser, 'accounts', async () => ({ ...(await aPerson()), body: { first_name: 'Jonte' } })),
    write({ method: 'DELETE', url: '/api/auth/users/:id/' }, 'accounts', aPerson),
    write(people.startLook, 'looks', aPerson),
    write(people.removeSecondFactor, 'second_factors', async () => {
      const { id } = await aPerson()
      await db.execute(sql`
        insert into second_factors (account_id, sealed_secret, sealed_by, last_step, switched_on_at)
        values (${id}, 'sealed', 'a key', 0, now())`)
      return { id }
    }),
    write(mergePeople, 'account_merges', async () => {
      const [{ id }, other] = [await aPerson(), await aPerson()]
      const query = { other: String(other.id) }
      const { seen } = await as(boss)(previewMerge, { params: { id }, query })
      return { id, body: { other: other.id, seen } }
    }),

    write(lecturers.createLecturer, 'lecturers', async () => ({ body: { last_name: 'Ahlers' } })),
    write(lecturers.changeLecturer, 'lecturers', async () => ({
      id: (await aLecturer()).id,
      body: { last_name: 'Ahlers', version },
    })),
    write(lecturers.deleteLecturer, 'lecturers', aLecturer),
    write(many.deleteLecturers, 'lecturers', () => chosen(aLecturer())),

    write(exhibitors.createExhibitor, 'exhibitors', async () => ({ body: { name: 'Kreidestrich' } })),
    write(exhibitors.changeExhibitor, 'exhibitors', async () => ({
      id: (await anExhibitor()).id,
      body: { name: 'Tintenfass', version },
    })),
    write(exhibitors.deleteExhibitor, 'exhibitors', anExhibitor),
    write(many.deleteExhibitors, 'exhibitors', () => chosen(anExhibitor())),
    write(exhibitors.removeExhibitorLogo, 'exhibitors', async () => {
      const { id } = await anExhibitor()
      const payload = new FormData()
      payload.set('file', new Blob([new Uint8Array(await (await fourCorners()).toBuffer())]))
      const headers = await bearer(boss)
      await app.inject({ method: 'PUT', url: `/api/exhibitor-entries/${id}/logo/`, payload, headers })
      return { id }
    }),

    write(schooltypes.createSchooltype, 'schooltypes', async () => ({ body: { name: 'Gymnasium' } })),
    write(schooltypes.changeSchooltype, 'schooltypes', async () => ({
      id: (await aSchooltype()).id,
      body: { name: 'Grundschule', version },
    })),
    write(schooltypes.deleteSchooltype, 'schooltypes', aSchooltype),
    write(many.deleteSchooltypes, 'schooltypes', () => chosen(aSchooltype())),
  ]
}
