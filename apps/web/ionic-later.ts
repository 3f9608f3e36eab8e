import type { Plugin } from 'vite'

/** What Ionic loads as soon as it has made these: gestures, ripples, focus rings, what a keyboard moves. */
const makers = /@ionic\/core\/components\/ion-(app|menu|refresher)\.js$/

const firstViewOver =
  '(document.getElementById("first-view")?new Promise(go=>addEventListener("first-view-over",go,{once:true})):Promise.resolve())'

/** What does not come costs a ripple, not the screen: it is asked for again when the network is back. */
const later = (load: string) =>
  `(function ask(){return ${firstViewOver}.then(()=>${load}).catch(()=>new Promise(go=>addEventListener("online",go,{once:true})).then(ask))})()`

/** Lets it wait until the app has taken the place of the first view (`endFirstView`), which needs none of it. */
export const ionicLater = (): Plugin => ({
  name: 'ionic-later',
  apply: 'build',
  transform: {
    filter: { id: makers },
    handler: code => code.replaceAll(/\bimport\("[^"]+"\)/g, later),
  },
})
