import { readAnswer } from '@zubr/contracts/answer'
import { requestOf } from '@zubr/contracts/request'
import { plainPage, type RenderAccountPage } from './form-pages.ts'
import { cachedPages } from './page-cache.ts'

/** A page renders in some milliseconds, and a user waits for the form's response. */
const patienceMs = 2_000

/**
 * Renders account pages in the site's process at `url`. Falls back to the plain pages while it is
 * unavailable.
 */
export function sitePages({
  url,
  onFailure,
  timeoutMs = patienceMs,
}: {
  url: string
  onFailure: (error: unknown) => void
  timeoutMs?: number
}): RenderAccountPage {
  const askSite: RenderAccountPage = async (page, locale, answer) => {
    const { path, init } = requestOf('POST /account-pages', { body: { page, locale, answer } })
    const signal = AbortSignal.timeout(timeoutMs)
    return readAnswer('POST /account-pages', await fetch(url + path, { ...init, redirect: 'error', signal }))
  }
  const pages = cachedPages(askSite, () => performance.now())
  return async (page, locale, answer) => {
    try {
      return await pages(page, locale, answer)
    } catch (error) {
      onFailure(error)
      return plainPage(page, locale, answer)
    }
  }
}
