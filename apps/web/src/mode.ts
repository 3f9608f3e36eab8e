import { isPlatform } from '@ionic/react'

const asked = new URLSearchParams(location.search).get('ionic:mode')
const platform = isPlatform('ios') ? 'ios' : 'md'

/** The style of transitions, ripple and back icon: as the address asks for, else the device's own. */
export const mode = asked === 'ios' || asked === 'md' ? asked : platform
