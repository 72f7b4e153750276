// In development this reloads a page that React does not run after a source was saved;
// dev/src/demo/dev-front.ts sends the event.
import.meta.hot?.on('zubr:saved', () => location.reload())
