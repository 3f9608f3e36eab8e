/** The event, and the room if it is a room's page, of `/anzeige/12` or `/anzeige/12/3`. */
export const addressIn = (path: string) => {
  const [, event, room] = /^\/anzeige\/([1-9]\d*)(?:\/([1-9]\d*))?\/?$/.exec(path) ?? []
  return { event: Number(event ?? 0), room: room === undefined ? undefined : Number(room) }
}
