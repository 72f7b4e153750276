import type { Locator, Page } from '@playwright/test'
import type { BackupChanges } from '@zubr/contracts/backups/agent'
import { backupsPath } from '@zubr/contracts/backups/backup-constants'
import type { Backup, ServerBackups } from '@zubr/contracts/backups/endpoints'
import type { FileAccess } from '@zubr/contracts/files/endpoints'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { Fakes } from './panel-fakes.ts'

const hour = 3_600_000

/** A backup made on 20 November, this many hours after midnight. */
export function backup(hours: number, own: Partial<Backup> = {}): Backup {
  return {
    id: `bbbbbbbb-0000-4000-8000-${String(hours).padStart(12, '0')}`,
    at: new Date(Date.parse('2026-11-20T00:00:00.000Z') + hours * hour).toISOString(),
    kind: 'hand',
    cause: null,
    note: '',
    locked: false,
    state: 'ready',
    percent: null,
    failure: null,
    bytes: 812_646_400,
    files: 2_140,
    hadChangingFiles: false,
    snapshot: `snapshot-${hours}`,
    actor: 'bison',
    isHere: true,
    until: null,
    ...own,
  }
}

export const unmade = { bytes: null, files: null, snapshot: null } as const

export const serverBackups = (own: Partial<ServerBackups> = {}): ServerBackups => ({
  backups: [],
  limit: 3,
  counted: own.backups?.length ?? 0,
  replaces: null,
  failingSince: null,
  isOnOwnMachine: false,
  erasing: null,
  restore: null,
  ...own,
})

/**
 * A fake agent for backups: folders of a backup, and the changes of a restore. `asked` collects
 * each comparison's paths. Resolves to a function that makes it answer.
 */
export async function playAgent(
  page: Page,
  panelUrl: string,
  {
    folders = {},
    changes,
    requests = [],
  }: {
    folders?: Record<string, FileEntry[]>
    changes?: (paths: string[] | null) => BackupChanges
    requests?: (string[] | null)[]
  } = {},
): Promise<{ fakes: Fakes; token: FileAccess }> {
  // The node origin that the panel's CSP allows.
  const policy = (await page.request.get(panelUrl)).headers()['content-security-policy'] ?? ''
  const url = /connect-src 'self' (http:\S+)/.exec(policy)?.[1]?.replace('*', 'node-1')
  if (!url) throw new Error(`no nodes in the policy: ${policy}`)
  const body = { url, token: 'one-purpose', expiresAt: '2100-01-01T00:00:00.000Z' }
  await page.route(`${url}/**`, async (route) => {
    const request = route.request()
    const head = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, zubr-arguments',
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: head })
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/download'))
      return route.fulfill({
        body: 'a small archive',
        headers: { 'content-disposition': 'attachment; filename="Belovezha.zip"' },
      })
    if (request.headers().authorization !== `Bearer ${body.token}`)
      return route.fulfill({ status: 401, headers: head })
    const args = JSON.parse(decodeURIComponent(request.headers()['zubr-arguments'] ?? '{}')) as {
      path: string
      paths: string[] | null
    }
    if (pathname === `${backupsPath}/list`) {
      const rows = folders[args.path] ?? []
      return route.fulfill({
        headers: head,
        body: rows.map((row) => `${JSON.stringify({ row })}\n`).join(''),
      })
    }
    // No progress there.
    if (pathname !== `${backupsPath}/changes`) return route.fulfill({ headers: head })
    requests.push(args.paths)
    const found = changes?.(args.paths)
    if (found) return route.fulfill({ headers: head, json: found })
    return route.fulfill({ status: 503, headers: head, json: { failure: { code: 'away' } } })
  })
  return { fakes: { 'POST /api/servers/:id/files': { body } }, token: body }
}

export const rowOf = (page: Page, hours: number): Locator =>
  page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${backup(hours).at}"]`) })
