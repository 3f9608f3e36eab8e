import { defineCustomElement as defineRefresher } from '@ionic/core/components/ion-refresher.js'
import { defineCustomElement as defineRefresherContent } from '@ionic/core/components/ion-refresher-content.js'
import type { RefresherCustomEvent } from '@ionic/react'
import { createElement } from 'react'

defineRefresher()
defineRefresherContent()

/**
 * Pull to refresh, for use in an IonContent. Ionic's elements as they are: @ionic/react's would be part of the first load, and
 * are told their slot too late where a tab is drawn while another one is in front.
 */
export const Refresher = ({ onRefresh }: { onRefresh: () => Promise<unknown> }) =>
  createElement(
    'ion-refresher',
    {
      slot: 'fixed',
      onionRefresh: ({ detail }: RefresherCustomEvent) => void onRefresh().finally(() => detail.complete()),
    },
    createElement('ion-refresher-content'),
  )
