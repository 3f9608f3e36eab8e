/** A body as form data: bytes go as a file, null as an empty text, and what is undefined not at all. */
export const formDataOf = (body: unknown) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined)
      form.set(name, value instanceof Uint8Array ? new Blob([value.slice()]) : String(value ?? ''))
  return form
}
