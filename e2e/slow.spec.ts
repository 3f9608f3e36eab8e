import { mergeTests } from '@playwright/test'
import { test as doors } from './attendance.ts'
import { test as attended } from './attended.ts'
import { conditions, test as networks } from './house/network.ts'
import { test as stands } from './orders.ts'
import { openScreens } from './screens/app.ts'
import { madeScreens, teachersScreens, visitorsScreens } from './screens/networks.ts'
import { test as settlements } from './settled.ts'
import { app, walk } from './walk.ts'

const test = mergeTests(attended, doors, networks, stands, settlements)

for (const condition of conditions) {
  test(`a network that is ${condition}: every screen says within ten seconds what is there or why not, and leads on`, async ({
    page,
    network,
    idOf,
    signIn,
  }) => {
    test.slow()
    const way = { page, network, idOf, house: app }
    await walk(way, condition, [openScreens.about, ...visitorsScreens])
    network.be('good')
    await signIn({ email: 'lehrerin@tafelrunde.example' })
    await walk(way, condition, [openScreens.about, ...teachersScreens])
  })

  test(`a network that is ${condition}: so does what is there once people have taken part, given a workshop or ordered`, async ({
    page,
    network,
    idOf,
    signIn,
    attended,
    held,
    settled,
    stand,
    order,
  }) => {
    test.slow()
    const table = await stand()
    const { id: orderId } = await order(table.person, table.event, ['A4'])
    const made = {
      been: await attended(),
      door: await held({ people: 2 }),
      paid: await settled(),
      table,
      orderId,
    }
    for (const { person, screens } of madeScreens(made)) {
      network.be('good')
      await signIn(person)
      await walk({ page, network, idOf, house: app }, condition, [openScreens.about, ...screens])
    }
  })
}
