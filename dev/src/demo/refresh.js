// Updates the page without a reload. A part with the focus is not replaced.
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const now = fresh.getElementById(part.id)
    if (now && !part.contains(document.activeElement) && part.innerHTML !== now.innerHTML)
      part.innerHTML = now.innerHTML
  }
}, 2_000)
