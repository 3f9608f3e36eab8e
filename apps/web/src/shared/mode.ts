const asked = new URLSearchParams(location.search).get('ionic:mode')
// An iPad calls itself a Mac, which has no touch screen.
const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
const isPad = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** The style of transitions and of the bar: as the address asks for, else the device's own. */
export const mode = asked === 'ios' || asked === 'md' ? asked : isApple || isPad ? 'ios' : 'md'
