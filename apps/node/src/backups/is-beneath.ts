export const isBeneath = (path: string, top: string) =>
  top === '' || path === top || path.startsWith(`${top}/`)
