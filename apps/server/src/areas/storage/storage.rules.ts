/** The public address of a stored file; it changes with the content. */
export const fileUrl = (appUrl: string, hash: string | null) => (hash ? `${appUrl}/files/${hash}` : null)
