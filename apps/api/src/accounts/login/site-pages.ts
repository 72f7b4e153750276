import { renderAccountPage } from '@zubr/contracts/account-pages'
import { plainPage, type RenderAccountPage } from './form-pages.ts'

/** A page takes some milliseconds to make; people wait for a form's answer. */
const patienceMs = 2_000

/** Has pages of accounts made by the site's process at `url`. While that one is away people get the plain ones. */
export function sitePages({
  url,
  onFailure,
  timeoutMs = patienceMs,
}: {
  url: string
  onFailure: (error: unknown) => void
  timeoutMs?: number
}): RenderAccountPage {
  return async (page, locale, answer) => {
    try {
      const response = await fetch(url + renderAccountPage.path, {
        method: renderAccountPage.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page, locale, answer }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`answered with status ${response.status}`)
      }
      return renderAccountPage.response.parse(await response.json())
    } catch (error) {
      onFailure(error)
      return plainPage(page, locale, answer)
    }
  }
}
