// In development a page that React does not run is asked for anew when a source was saved; dev/src/demo/dev-front.ts says when.
import.meta.hot?.on('zubr:saved', () => location.reload())
