import './look/theme.css';
import './look/page.css';
import './look/svg.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { language, wished } from './language/language.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
await language.speak(wished());
mount(App, { target });
