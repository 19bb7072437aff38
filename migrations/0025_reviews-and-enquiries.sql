CREATE TABLE "event_enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"venue" text NOT NULL,
	"event_date" date NOT NULL,
	"guests" integer NOT NULL,
	"layout" text NOT NULL,
	"catering" text NOT NULL,
	"villas" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text,
	"status" text DEFAULT 'new' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_enquiries_venue_known" CHECK ("event_enquiries"."venue" in ('banquet-hall', 'conference-hall')),
	CONSTRAINT "event_enquiries_layout_known" CHECK ("event_enquiries"."layout" in ('banquet', 'theatre', 'classroom', 'boardroom', 'reception')),
	CONSTRAINT "event_enquiries_catering_known" CHECK ("event_enquiries"."catering" in ('none', 'coffee-breaks', 'lunch', 'dinner', 'full-day')),
	CONSTRAINT "event_enquiries_status_known" CHECK ("event_enquiries"."status" in ('new', 'answered', 'held', 'won', 'lost')),
	CONSTRAINT "event_enquiries_guests_positive" CHECK ("event_enquiries"."guests" >= 1),
	CONSTRAINT "event_enquiries_villas_not_negative" CHECK ("event_enquiries"."villas" >= 0),
	CONSTRAINT "event_enquiries_name_given" CHECK (btrim("event_enquiries"."name") <> ''),
	CONSTRAINT "event_enquiries_email_form" CHECK ("event_enquiries"."email" like '%_@_%')
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"departed_on" date NOT NULL,
	"overall" integer,
	"cleanliness" integer,
	"quiet" integer,
	"breakfast" integer,
	"welcome" integer,
	"words" text,
	"submitted_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_first_name_given" CHECK (btrim("reviews"."first_name") <> ''),
	CONSTRAINT "reviews_ratings_in_range" CHECK ("reviews"."overall" between 1 and 5 and "reviews"."cleanliness" between 1 and 5 and "reviews"."quiet" between 1 and 5 and "reviews"."breakfast" between 1 and 5 and "reviews"."welcome" between 1 and 5),
	CONSTRAINT "reviews_submitted_rated" CHECK (("reviews"."submitted_at" is null) = ("reviews"."overall" is null)),
	CONSTRAINT "reviews_published_submitted" CHECK ("reviews"."published_at" is null or "reviews"."submitted_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_enquiries_email" ON "event_enquiries" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_enquiries_venue_held" ON "event_enquiries" USING btree ("venue","event_date") WHERE "event_enquiries"."status" in ('held', 'won');--> statement-breakpoint
CREATE INDEX "review_links_review" ON "review_links" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("departed_on") WHERE "reviews"."published_at" is not null;--> statement-breakpoint
-- Written by hand: see docs/decisions/server-rendering.md.
CREATE TRIGGER reviews_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/reviews');
