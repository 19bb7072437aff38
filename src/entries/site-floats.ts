/**
 * What lies over a page, and so can come after it: a file of its own, named in every page's head, which a browser loads once
 * for all of them. It imports only what nothing else does, so that it is built into one file.
 */

import { keepFloatsClear } from '@/web/ui/keep-clear'
import { offerLanguage } from './language-offer'

// Earlier it would lay the page out once more with every part of it that comes.
if (window.hasStarted) keepFloatsClear()
else addEventListener('sitestart', keepFloatsClear, { once: true })
offerLanguage()
