import { startFakeCoreSources } from '@zubr/api/cores/fake-sources/fake-sources'

/** A fake of the cores' makers with these files. `url` is for `CORE_SOURCES`. */
export function openMakers(files: Record<string, Buffer>): Promise<{ url: string; close(): Promise<void> }> {
  return startFakeCoreSources({ files })
}
