// Colours as people see them: lightness, chroma and hue of OKLCH (Björn Ottosson), where the same step of lightness
// looks the same in every hue, and the contrast that WCAG asks for.

type Three = readonly [number, number, number]

/** Lightness from 0 to 1, and the two axes whose direction is the hue. */
export type Oklab = { lightness: number; a: number; b: number }

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const curved = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Red, green and blue of „#1E5945“, from 0 to 255. */
export const channelsOf = (hex: string): Three => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

const lightOf = (hex: string): Three => {
  const [red, green, blue] = channelsOf(hex)
  return [linear(red / 255), linear(green / 255), linear(blue / 255)]
}

/** „#1E5945“ of channels from 0 to 255. */
export const hexOf = (channels: Three) =>
  `#${channels
    .map(channel => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`

/** Contrast of two colours as WCAG reckons it, from 1 to 21. */
export const contrastOf = (one: string, other: string) => {
  const luminance = (hex: string) => {
    const [red, green, blue] = lightOf(hex)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const [a, b] = [luminance(one), luminance(other)]
  return Math.max(a, b) / Math.min(a, b)
}

export const oklabOf = (hex: string): Oklab => {
  const [red, green, blue] = lightOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

const lightOfOklab = ({ lightness, a, b }: Oklab): Three => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const shown = (light: number) => light > -0.0005 && light < 1.0005
const inSteps = 50

/** The colour with this lightness and hue, with as much of its chroma as screens can show there. */
export const withLightness = ({ a, b }: Oklab, lightness: number) => {
  for (let step = inSteps; step >= 0; step -= 1) {
    const share = step / inSteps
    const light = lightOfOklab({ lightness, a: a * share, b: b * share })
    if (light.every(shown) || step === 0) {
      const [red, green, blue] = light
      const channel = (value: number) => 255 * curved(Math.min(1, Math.max(0, value)))
      return hexOf([channel(red), channel(green), channel(blue)])
    }
  }
  return hexOf([0, 0, 0])
}

/** `share` of `colour` laid over `ground`. */
export const mixed = (ground: string, colour: string, share: number) => {
  const [red, green, blue] = channelsOf(ground)
  const [r, g, b] = channelsOf(colour)
  const mix = (below: number, above: number) => below + share * (above - below)
  return hexOf([mix(red, r), mix(green, g), mix(blue, b)])
}
