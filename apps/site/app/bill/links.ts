/** An address in the control panel, which cannot read the site's store and is told the language. */
export const panelLink = (panelUrl: string, path: string, params: Record<string, string>): string =>
  `${panelUrl}${path}?${new URLSearchParams(params)}`
