/**
 * A URL of the control panel. The panel has another origin and cannot read the site's localStorage,
 * so the URL carries the language.
 */
export const panelLink = (panelUrl: string, path: string, params: Record<string, string>): string =>
  `${panelUrl}${path}?${new URLSearchParams(params)}`
