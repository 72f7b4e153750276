import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/**
 * Fails a test in which the product writes a warning or an error to the console. A test that
 * expects one replaces the function with `vi.spyOn`.
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
