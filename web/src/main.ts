import './theme/palette.css';
import './theme/theme.css';
import './theme/page.css';
import './theme/forms.css';
import './theme/svg.css';
import './theme/lit.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { language, wished } from './language/language.svelte.ts';
import { preferences } from './preferences/preferences.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
preferences.load();
await language.speak(wished());
mount(App, { target });
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/worker.js');
}
