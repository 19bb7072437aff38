import { expect, test } from './fixtures'
import { waitForProgram } from './landing-page'

declare global {
  interface Window {
    /** What the start of a page did, in order. */
    steps: string[]
  }
}

const DATA = 'script[type="application/ld+json"]'

test.describe('on a phone, the landing page', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  test('takes the whole styles first, then lets its sections in, one a frame, and then its program', async ({
    page,
  }) => {
    await page.addInitScript(watchStart)
    await page.goto('/')
    await waitForProgram(page)
    const sections = await page.locator('main > section').count()
    expect(sections).toBeGreaterThan(5)
    // The footer is let in last.
    const one = ['frame', 'let in']
    const steps = await page.evaluate(() => window.steps.join(' ').replace(/frame( frame)+/g, 'frame'))
    const inOrder = ['styles', ...Array.from({ length: sections + 1 }, () => one).flat(), 'frame', 'program']
    expect(steps).toContain(inOrder.join(' '))
    await expect(page.locator('[style*=content-visibility]')).toHaveCount(0)
  })

  test('keeps what search engines read of it, which comes last and is not waited for', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/')).text()
    const places = [...html.matchAll(/<script type="application\/ld\+json"/g)].map(({ index }) => index)
    const sent = places.length
    expect(Math.min(...places)).toBeGreaterThan(html.indexOf('</main>'))
    expect(sent).toBeGreaterThan(0)
    await page.goto('/')
    await waitForProgram(page)
    await expect(page.locator(`head > ${DATA}`)).toHaveCount(sent)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Restaurant' })
      .first()
      .dispatchEvent('click')
    await expect(page).toHaveURL('/restaurant')
    await expect
      .poll(async () => (await page.locator(DATA).allTextContents()).join())
      .toContain('BreadcrumbList')
    await expect(page.locator(`body ${DATA}`)).toHaveCount(0)
  })
})

function watchStart() {
  const steps: string[] = []
  window.steps = steps
  const nextFrame = window.requestAnimationFrame.bind(window)
  const count = () => {
    steps.push('frame')
    nextFrame(count)
  }
  nextFrame(count)
  // So slowly that the page's data is there long before the last section.
  window.requestAnimationFrame = (work) => window.setTimeout(() => nextFrame(work), 100)
  const isSheet = (target: EventTarget | null) =>
    target instanceof HTMLLinkElement && /site-browser.*\.css/.test(target.href)
  document.addEventListener('load', ({ target }) => isSheet(target) && steps.push('styles'), true)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const isLetIn =
        type === 'attributes' && target instanceof HTMLElement && target.style.contentVisibility === 'visible'
      if (isLetIn) steps.push('let in')
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src.includes('site-browser')) steps.push('program')
    }
  }).observe(document, { attributes: true, attributeFilter: ['style'], childList: true, subtree: true })
}
