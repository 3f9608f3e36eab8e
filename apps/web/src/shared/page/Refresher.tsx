import { defineCustomElement as defineRefresher, IonRefresher } from '@ionic/core/components/ion-refresher.js'
import {
  defineCustomElement as defineRefresherContent,
  IonRefresherContent,
} from '@ionic/core/components/ion-refresher-content.js'
import type { RefresherCustomEvent } from '@ionic/react'
import { createComponent } from '@stencil/react-output-target/runtime'
import React from 'react'

// Wrapped here and not taken from @ionic/react, where they would be part of the first load.
const Outer = createComponent({
  tagName: 'ion-refresher',
  elementClass: IonRefresher,
  react: React,
  events: { onIonRefresh: 'ionRefresh' },
  defineCustomElement: defineRefresher,
})
const Inner = createComponent({
  tagName: 'ion-refresher-content',
  elementClass: IonRefresherContent,
  react: React,
  events: {},
  defineCustomElement: defineRefresherContent,
})

/** Pull to refresh, for use in an IonContent. */
export const Refresher = ({ onRefresh }: { onRefresh: () => Promise<unknown> }) => (
  <Outer
    slot="fixed"
    onIonRefresh={({ detail }: RefresherCustomEvent) => void onRefresh().finally(() => detail.complete())}
  >
    <Inner />
  </Outer>
)
