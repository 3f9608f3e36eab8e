/** A page with the map of a place or an address. */
export const mapAddress = (place: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
