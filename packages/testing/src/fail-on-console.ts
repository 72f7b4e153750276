import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/**
 * A test that makes the product complain without expecting it fails. One that expects it replaces the
 * function by `vi.spyOn`.
 */
const complaints: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => {
    complaints.push(`console.${level}: ${format(...args)}`)
  }

function settle(): void {
  if (complaints.length > 0) throw new Error(`unexpected ${complaints.splice(0).join('\n')}`)
}
afterEach(settle)
afterAll(settle)
